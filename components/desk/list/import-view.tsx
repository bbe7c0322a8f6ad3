import { fill } from "@/lib/domain/core/fill";
import { IMPORT_CHARS, importName, type ImportRow, isLettersLost } from "@/lib/domain/desk/import";
import { type DeskField, deskFields } from "@/lib/domain/leads/desk-fields";
import { Button } from "@/components/ui/button";
import { shortDayIn } from "@/components/ui/date-format";
import { Field } from "@/components/ui/field";
import { DeskForm } from "@/components/desk/desk-form";
import { Fold } from "@/components/desk/desk-section";
import type { DeskProps } from "@/components/desk/desk-words";
import type { ImportPreview } from "@/lib/server/desk/lead-import";
import { FileText } from "./file-text";

type ImportViewProps = DeskProps & {
  back: string;
  /** What was sent; empty at first. */
  csv: string;
  /** What it would add; null for a text that is no list. */
  preview: ImportPreview | null;
};

/** A list of people: first it is looked at, then it is added. */
export function ImportView({ lang, words, back, csv, preview }: ImportViewProps) {
  const { import: text } = words.forms;
  return (
    <div className="page max-w-2xl py-4">
      <h2 className="text-title">{text.title}</h2>
      {preview && <Preview {...{ lang, words, back, csv, preview }} />}
      <p className="mt-2 text-soft">{text.lead}</p>
      {csv && !preview && (
        <p role="alert" className="mt-3 font-semibold text-red">
          {isLettersLost(csv) ? text.letters : text.noList}
        </p>
      )}
      <DeskForm to="import" back={back} className="mt-4 grid gap-4">
        <FileText label={text.file} into="csv" most={IMPORT_CHARS} tooLarge={text.tooLarge} />
        <Field name="csv" label={text.text}>
          {(control) => (
            <textarea {...control} rows={8} autoComplete="off" required defaultValue={csv} />
          )}
        </Field>
        <Button kind={preview ? "secondary" : "primary"} type="submit" name="do" value="look">
          {text.look}
        </Button>
      </DeskForm>
    </div>
  );
}

type PreviewProps = Pick<ImportViewProps, "lang" | "words" | "back" | "csv"> & {
  preview: ImportPreview;
};

function Preview({ lang, words, back, csv, preview }: PreviewProps) {
  const { import: text } = words.forms;
  const { read, rows, known, erased, wrong } = preview;
  const pair = (name: string, other: string) => fill(text.pair, { name, other });
  const columns = deskFields((field) => read[field].join(", "));
  const readAs = Object.entries(columns)
    .filter(([, heads]) => heads)
    .map(([field, heads]) => `${words.labels[field as DeskField]}: ${heads}`);
  const lineOf = (row: ImportRow) =>
    [importName(row), row.phone || row.email, row.note].filter(Boolean).join(" · ");
  const people = rows.filter(({ sameAs }) => sameAs === null);
  const nameAt = new Map(rows.map((row) => [row.place, importName(row)]));
  const same = rows
    .filter(({ sameAs }) => sameAs !== null)
    .map((row) => fill(text.becomes, { name: lineOf(row), other: nameAt.get(row.sameAs!) ?? "" }));
  const parts = [
    [text.names, people.map(lineOf)],
    [
      text.stored,
      known.map(({ row, name }) =>
        [pair(importName(row), name), row.note].filter(Boolean).join(" · "),
      ),
    ],
    [
      text.erased,
      erased.map(({ row, at }) =>
        fill(text.erasedOn, { name: importName(row), date: shortDayIn(lang, at) }),
      ),
    ],
    [text.same, same],
    [
      text.wrong,
      wrong.map(({ line, row, name, fault }) => {
        const why = [name, text.faults[fault]].filter(Boolean).join(", ");
        return [fill(text.line, { line, fault: why }), row.note].filter(Boolean).join(" · ");
      }),
    ],
  ] as const;
  return (
    <section className="my-4 border-l-4 border-marigold pl-4">
      <p className="wrap-anywhere">{fill(text.read, { columns: readAs.join(" · ") })}</p>
      {parts.map(
        ([name, lines]) =>
          lines.length > 0 && (
            <Fold key={name} title={`${name} (${lines.length})`} isOpen={lines.length <= 10}>
              <ul className="pb-3 wrap-anywhere">
                {lines.map((line, at) => (
                  <li key={at}>{line}</li>
                ))}
              </ul>
            </Fold>
          ),
      )}
      <p className="mt-3 font-semibold">{text.nothing}</p>
      {rows.length === 0 ? (
        <p>{text.addNone}</p>
      ) : (
        <DeskForm to="import" back={back} fields={{ csv }} className="mt-3">
          <Button kind="primary" type="submit" name="do" value="add">
            {fill(text.add, { n: people.length })}
          </Button>
        </DeskForm>
      )}
    </section>
  );
}
