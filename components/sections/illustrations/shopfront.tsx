/** A kirana shop on a working morning: awning, jars, sachet strips, sacks of grain, the owner behind the counter. */
export function Shopfront({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 400 340" className={className} aria-hidden="true">
      <g
        className="fill-card stroke-ink"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M62 318V126h276v192M8 318h384M48 90V34h304v56M40 34h320" />
        <path className="fill-red" d="M88 44h224v36H88z" />
        <path d="M64 166h122M236 166h100M64 198h70M262 198h74" />
        <path d="M72 166v-16h14v16m6 0v-20h16v20m8 0v-14h20v14m8 0v-20h12v20m6 0v-16h14v16m84 0v-18h14v18m8 0v-14h18v14" />
        <path className="fill-marigold" d="M74 198v-18h18v18m8 0v-14h16v14m154 0v-18h20v18" />
        <path d="M168 250c-2-28 6-38 30-40 24 2 32 12 30 40M190 210l8 10 8-10" />
        <circle cx="198" cy="188" r="19" />
        <path className="fill-ink" d="M179 186c0-26 38-26 38 0-8-10-26-12-38 0z" />
        <path d="M191 198c4-4 6-2 7-1 1-1 3-3 7 1M191 188v1M205 188v1" />
        <path d="M50 250h300v14H50zM62 264h276v54H62zM62 282h276M154 264v18M246 264v18M108 282v36M200 282v36M292 282v36" />
        <path className="fill-marigold" d="M78 250v-24h22v24zM106 250v-24h22v24z" />
        <path className="fill-red" d="M76 220h26v7H76zM104 220h26v7h-26z" />
        <path d="M284 250v-40m-14 40h28M256 212l56-4M256 212l-10 20h20zM312 208l-10 20h20z" />
        <path d="M97 90H56L32 130a24 14 0 0 0 48 0zM138 90h41l-3 40a24 14 0 0 1-48 0zM221 90h-42l-3 40a24 14 0 0 0 48 0zM262 90h41l17 40a24 14 0 0 1-48 0z" />
        <path
          className="fill-red"
          d="M97 90h41l-10 40a24 14 0 0 1-48 0zM221 90h41l10 40a24 14 0 0 1-48 0zM303 90h41l24 40a24 14 0 0 1-48 0z"
        />
        <path className="fill-marigold" d="M20 272c8-20 40-20 48 0z" />
        <path d="M18 272h52c8 14 8 34 0 46H18c-8-12-8-32 0-46z" />
      </g>
      <g fill="none" strokeLinecap="round">
        <path
          className="stroke-paper"
          strokeWidth="3"
          d="M112 54h176M126 54v18M140 54c14 2 10 14 0 12M164 54v18m-8-10h8M184 54c-10 8 2 10 6 6M206 54v18M220 72c-8-8 10-12 4-18M244 54v18m0-10c10-4 12 4 8 10M274 54v18"
        />
        <path
          className="stroke-red"
          strokeWidth="10"
          strokeDasharray="9 2"
          strokeLinecap="butt"
          d="M312 146v44M90 146"
        />
        <path
          className="stroke-ink"
          strokeWidth="10"
          strokeDasharray="9 2"
          strokeLinecap="butt"
          d="M326 146v56"
        />
      </g>
    </svg>
  );
}
