/** Work that takes all the memory it can get. */
export default () => {
  for (const all = []; ; ) all.push({ more: [0.5] });
};
