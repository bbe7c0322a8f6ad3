/** Networks by their own names, each with a small drawing of ours that one recognises. */
const NETWORKS = {
  instagram: {
    name: "Instagram",
    path: "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 7h.01",
  },
  facebook: {
    name: "Facebook",
    path: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12.5 20.5V11a2.5 2.5 0 0 1 2.5-2.5h1M9.5 13H15",
  },
  youtube: {
    name: "YouTube",
    path: "M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zM10 9v6l5-3z",
  },
  linkedin: {
    name: "LinkedIn",
    path: "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM8 11v6M8 7.5h.01M12 17v-6M12 14a2.5 2.5 0 0 1 5 0v3",
  },
} as const;

type Network = keyof typeof NETWORKS;

type SocialLinksProps = {
  /** The address of our page on each network we are on. */
  addresses: Readonly<Partial<Record<Network, string>>>;
  label: string;
  /** Says that a new tab opens; read out, not shown. */
  opens: string;
};

export function SocialLinks({ addresses, label, opens }: SocialLinksProps) {
  return (
    <ul className="-ml-2.5 flex" aria-label={label}>
      {(Object.keys(NETWORKS) as Network[])
        .filter((network) => addresses[network])
        .map((network) => (
          <li key={network}>
            <a
              className="flex size-12 items-center justify-center text-paper"
              href={addresses[network]}
              target="_blank"
              rel="noopener"
              aria-label={`${NETWORKS[network].name} ${opens}`}
            >
              <svg
                viewBox="0 0 24 24"
                className="size-7"
                aria-hidden="true"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.75"
                strokeLinecap="round"
                strokeLinejoin="round"
              >
                <path d={NETWORKS[network].path} />
              </svg>
            </a>
          </li>
        ))}
    </ul>
  );
}
