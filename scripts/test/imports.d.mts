export function importsIn(file: string, text: string): { from: string; to: string; typeOnly: boolean }[];
