import home from "../home.json";
import "../home.css";

export const metadata = { title: home.title, description: home.description };

/** Next with nothing around it: the peer that our site is compared with. */
export default function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang={home.lang}>
      <body>{children}</body>
    </html>
  );
}
