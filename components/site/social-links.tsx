/** Networks by their names; public/icons/networks.svg has our small drawing of each, in the footer's colour. */
const NETWORKS = {
  instagram: "Instagram",
  facebook: "Facebook",
  youtube: "YouTube",
  linkedin: "LinkedIn",
} as const;

type Network = keyof typeof NETWORKS;

type SocialLinksProps = {
  /** The address of our page on each network. */
  addresses: Readonly<Record<Network, string | null>>;
  label: string;
  /** Says that a new tab opens; only for screen readers. */
  opens: string;
};

export function SocialLinks({ addresses, label, opens }: SocialLinksProps) {
  return (
    <ul className="-ml-2.5 flex flex-wrap" aria-label={label}>
      {(Object.keys(NETWORKS) as Network[])
        .flatMap((network) => (addresses[network] ? [[network, addresses[network]] as const] : []))
        .map(([network, address]) => (
          <li key={network}>
            <a
              className="flex size-12 items-center justify-center"
              href={address}
              target="_blank"
              rel="noopener"
              aria-label={`${NETWORKS[network]} ${opens}`}
            >
              {/* oxlint-disable-next-line nextjs/no-img-element -- 1 KB of SVG: there is nothing to optimise */}
              <img
                src={`/icons/networks.svg#${network}`}
                width={30}
                height={30}
                alt=""
                loading="lazy"
              />
            </a>
          </li>
        ))}
    </ul>
  );
}
