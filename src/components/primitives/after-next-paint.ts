/**
 * Does something when what is on its way to the screen has been drawn, so that it does not wait for it
 * (https://web.dev/articles/optimize-inp).
 *
 * @returns what calls it off
 */
export const afterNextPaint = (callback: () => void): (() => void) => {
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    task = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
};
