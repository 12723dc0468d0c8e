interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

export const rules: readonly { name: string; forbids(one: Import): boolean }[];
