import { fill } from "@/lib/domain/core/fill";
import { pathIn } from "@/lib/domain/core/languages";
import type { Partner } from "@/lib/domain/desk/partners";
import { QrCode } from "@/components/share/qr-code";
import { PrintButton } from "@/components/sheets/print-button";
import type { DeskProps } from "@/components/desk/desk-words";

export const PAPERS = ["poster", "card"] as const;
export type Paper = (typeof PAPERS)[number];

const LOOK =
  "mx-auto mt-4 grid max-w-[190mm] justify-items-center gap-[0.6em] border bg-white p-4 text-center leading-tight text-[#000] wrap-anywhere *:max-w-full print:m-0 print:border-0 print:p-0 [&_svg]:w-3/5";

type PartnerPaperProps = DeskProps & { siteUrl: string; partner: Partner; paper: Paper };

/** A partner's poster or card, in black and white on one page. */
export function PartnerPaper({ lang, words, siteUrl, partner, paper }: PartnerPaperProps) {
  const text = words.forms.partners;
  const [title, facts] = words.paper;
  const url = siteUrl + pathIn(lang, `/p/${partner.code}`);
  return (
    <div className="page py-4">
      <p className="flex flex-wrap items-center gap-3 print:hidden">
        <PrintButton>{text.print}</PrintButton>
        <a className="text-link" href={pathIn(lang, "/desk/partners")}>
          {text.back}
        </a>
      </p>
      <article className={`partner-paper ${paper} ${LOOK}`}>
        <p>{words.siteName}</p>
        <h2 className="text-[1.6em]">{title}</h2>
        <p>{facts}</p>
        <QrCode text={url} label={fill(text.qr, { url })} />
        <p>{text.scan}</p>
        <p>
          <strong>{url.replace(/^https?:\/\//, "")}</strong>
        </p>
        <p>
          {text.from}: <strong dir="auto">{partner.name}</strong>
        </p>
      </article>
    </div>
  );
}
