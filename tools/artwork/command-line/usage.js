/** What `--help` says. */
export const usage = `Draws the site's images. Needs Chromium (CHROMIUM_PATH, or /usr/bin/chromium).

  npm run list                      rows, palettes, layouts with their slots, props and thumbnails
  npm run render -- SLUG...         the images of rows
  npm run render -- --all           every image
  npm run video -- SLUG             a row as a film that repeats (needs ffmpeg)

  --preview          half the size and rough, in seconds
  --out=FOLDER       where to write; without it, tools/artwork/out
  --frames=NUMBER    frames to average for an image (40), or for each frame of a film (6)
  --width=PIXELS     both together; without them, the size of the row's layout
  --height=PIXELS
  --seconds=NUMBER   length of a film (8)
  --help`;
