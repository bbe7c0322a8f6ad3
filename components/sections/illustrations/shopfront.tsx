/** A kirana shop on a working morning: awning, jars, sachet strips, sacks of grain, the owner behind the counter. */
export function Shopfront({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 400 330" className={className} aria-hidden="true">
      <g
        className="fill-card stroke-ink"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M62 308V116h276v192M48 80V24h304v56M40 24h320M6 308h388" />
        <path className="fill-red" d="M84 33h232v38H84z" />
        <path d="M62 160h94M244 160h94M62 192h94M244 192h94" />
        <path d="M70 160v-14h14v14m6 0v-20h14v20m6 0v-12h20v12m6 0v-18h12v18m106 0v-18h12v18m6 0v-12h22v12M252 192v-16h16v16m6 0v-12h18v12" />
        <path className="fill-marigold" d="M72 192v-18h18v18m8 0v-12h22v12m8 0v-18h18v18" />
        <path className="fill-red" d="M164 242c-2-28 8-36 36-38 28 2 38 10 36 38" />
        <path d="m190 203 10 14 10-14" />
        <circle cx="200" cy="180" r="20" />
        <path
          className="fill-ink"
          d="M180 178c-2-28 42-28 40 0-6-10-30-14-40 0zM200 190c-3 4-8 4-12 1 3 6 9 7 12 4 3 3 9 2 12-4-4 3-9 3-12-1zM193 181v1m14-1v1"
        />
        <path d="M50 242h300v14H50zM62 256h276v52H62zM62 274h276M154 256v18m92-18v18M108 274v34m92-34v34m92-34v34" />
        <path className="fill-marigold" d="M76 242v-25h22v25zm28 0v-25h22v25z" />
        <path className="fill-red" d="M74 210h26v7H74zm28 0h26v7h-26z" />
        <path d="M292 242v-42m-12 42h24M264 206l56-8M264 206l-11 20m11-20 11 20m45-28-11 20m11-20 11 20" />
        <path d="M250 226h28c-3 8-25 8-28 0zm56-8h28c-3 8-25 8-28 0z" />
        <path d="M97 80h41l-10 40a24 14 0 0 1-48 0zm82 0h42l3 40a24 14 0 0 1-48 0zm83 0h41l17 40a24 14 0 0 1-48 0z" />
        <path
          className="fill-red"
          d="M56 80h41l-17 40a24 14 0 0 1-48 0zm82 0h41l-3 40a24 14 0 0 1-48 0zm83 0h41l10 40a24 14 0 0 1-48 0zm82 0h41l24 40a24 14 0 0 1-48 0z"
        />
        <path className="fill-marigold" d="M18 254c6-18 36-18 42 0zm306 18c6-16 34-16 40 0z" />
        <path d="M14 254h50l-3 8c6 18 5 34 0 46H17c-5-12-6-28 0-46zm306 18h48l-3 7c5 12 4 21 0 29h-42c-4-8-5-17 0-29z" />
        <path d="M14 262h50M320 279h48" />
      </g>
      <path className="stroke-ink" strokeWidth="9" strokeDasharray="9 2" d="M326 134v42" />
      <text
        x="200"
        y="60"
        textAnchor="middle"
        lang="hi"
        className="fill-paper text-[22px] font-bold"
      >
        किराना स्टोर
      </text>
    </svg>
  );
}
