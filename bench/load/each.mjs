/** Does something with each of them, so many at a time. */
export async function each(list, atOnce, act) {
  const queue = [...list];
  const worker = async () => {
    for (let one = queue.pop(); one; one = queue.pop()) await act(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
