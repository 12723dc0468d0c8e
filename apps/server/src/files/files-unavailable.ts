/** Where files are kept does not answer, or refuses us. Nothing is wrong with what was asked for. */
export class FilesUnavailable extends Error {}
