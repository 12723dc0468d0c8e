/** The file of a worker thread, which needs compiled code: under the test runner the sources are TypeScript, and the build is in `dist`. */
export const compiledWorker = (file: URL): URL =>
  import.meta.url.endsWith('.ts') ? new URL(file.href.replace('/apps/server/src/', '/apps/server/dist/')) : file;
