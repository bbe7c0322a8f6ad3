import jsQR from "jsqr";
import sharp from "sharp";

/** What a camera reads from a picture with a QR code; null where it finds none. */
export const qrIn = async (picture: Buffer): Promise<string | null> => {
  const pixels = sharp(picture).ensureAlpha().raw();
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
};
