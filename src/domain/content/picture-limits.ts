/** What a picture in `content/media` may weigh. Phones take pictures of three to five megabytes. */
export const pictureLimits = { bytes: 5_000_000 } as const;
