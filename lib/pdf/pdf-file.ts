import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";

export type Ref = number;

const HEADER = Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1");
/** Objects of an object stream: readers unpack a stream as a whole. */
const PACKED = 200;

export const ref = (id: Ref): string => `${id} 0 R`;

/** A text as PDF writes it: UTF-16, in hexadecimal. */
export const textString = (text: string): string =>
  `<FEFF${Buffer.from(text, "utf16le").swap16().toString("hex")}>`;

/** The objects of a PDF file, numbered from 1 (ISO 32000-1, 7.5). */
export const createPdfWriter = () => {
  const objects: (string | Buffer)[] = [];

  const add = (body: string | Buffer): Ref => objects.push(body);

  const streamBody = (dictionary: string, data: Buffer): Buffer => {
    const packed = deflateSync(data);
    return Buffer.concat([
      Buffer.from(`<<${dictionary}/Length ${packed.length}/Filter/FlateDecode>>stream\n`),
      packed,
      Buffer.from("\nendstream"),
    ]);
  };

  /** Everything but streams goes into packed streams: the structure tree is long and repeats itself. */
  const pack = (): Map<Ref, { stream: Ref; at: number }> => {
    const loose = objects.flatMap((body, at) => (typeof body === "string" ? [at + 1] : []));
    const places = new Map<Ref, { stream: Ref; at: number }>();
    for (let from = 0; from < loose.length; from += PACKED) {
      const ids = loose.slice(from, from + PACKED);
      const bodies = ids.map((id) => `${objects[id - 1] as string}\n`);
      let offset = 0;
      const index = ids.map((id, at) => {
        const entry = `${id} ${offset}`;
        offset += Buffer.byteLength(bodies[at]!);
        return entry;
      });
      const head = `${index.join(" ")}\n`;
      const dictionary = `/Type/ObjStm/N ${ids.length}/First ${head.length}`;
      const stream = add(streamBody(dictionary, Buffer.from(head + bodies.join(""))));
      ids.forEach((id, at) => places.set(id, { stream, at }));
    }
    return places;
  };

  return {
    add,
    reserve: (): Ref => add("null"),
    set: (id: Ref, body: string) => void (objects[id - 1] = body),
    addStream: (dictionary: string, data: Buffer): Ref => add(streamBody(dictionary, data)),

    /** The whole file. Its id follows from its content: the same report is the same file. */
    bytes: (root: Ref, info: Ref): Buffer => {
      const packed = pack();
      const parts = [HEADER];
      let offset = HEADER.length;
      const rows: [kind: number, where: number, at: number][] = [[0, 0, 65535]];
      const write = (id: Ref, body: Buffer) => {
        const whole = Buffer.concat([
          Buffer.from(`${id} 0 obj\n`),
          body,
          Buffer.from("\nendobj\n"),
        ]);
        rows[id] = [1, offset, 0];
        offset += whole.length;
        parts.push(whole);
      };
      objects.forEach((body, at) => {
        const place = packed.get(at + 1);
        if (place) rows[at + 1] = [2, place.stream, place.at];
        else write(at + 1, body as Buffer);
      });
      const id = createHash("md5").update(Buffer.concat(parts)).digest("hex");
      const start = offset;
      const table = objects.length + 1;
      rows[table] = [1, start, 0];
      const cells = Buffer.alloc(rows.length * 7);
      rows.forEach(([kind, where, at], row) => {
        cells.writeUInt8(kind, row * 7);
        cells.writeUInt32BE(where, row * 7 + 1);
        cells.writeUInt16BE(at, row * 7 + 5);
      });
      write(
        table,
        streamBody(
          `/Type/XRef/W[1 4 2]/Size ${table + 1}/Root ${ref(root)}/Info ${ref(info)}/ID[<${id}><${id}>]`,
          cells,
        ),
      );
      return Buffer.concat([...parts, Buffer.from(`startxref\n${start}\n%%EOF\n`)]);
    },
  };
};

export type PdfWriter = ReturnType<typeof createPdfWriter>;
