/** Width and height of each picture in a PNG (https://www.w3.org/TR/png-3/#11IHDR) or ICO file. */
export const imageSizes = (file: Buffer): string[] => {
  if (file.subarray(1, 4).toString("latin1") === "PNG") return [`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`];
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + index * 16;
    const [size] = imageSizes(file.subarray(file.readUInt32LE(entry + 12)));
    const declared = `${file.readUInt8(entry)}x${file.readUInt8(entry + 1)}`;
    if (size !== declared) throw new Error(`The icon says that it is ${declared}, and is ${size}`);
    return declared;
  });
};
