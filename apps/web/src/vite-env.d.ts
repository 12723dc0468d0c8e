interface ImportMetaEnv {
  /** Base of the API, "/api" unless given. */
  readonly VITE_API_BASE?: string;
}
