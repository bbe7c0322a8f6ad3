import { fill } from "@/lib/domain/core/fill";
import { initialsOf } from "@/lib/domain/core/initials";

type PeopleProps = {
  people: ReadonlyArray<{
    name: string;
    town: string | null;
    experience: string;
    photo: string | null;
  }>;
  /** "Photo of {name}". */
  alt: string;
};

const namesOf = (name: string) => {
  const [firstName = "", ...rest] = name.split(" ");
  return { firstName, lastName: rest.at(-1) ?? "", email: "" };
};

/** Who advises: a face, or initials in a stamp where there is no photo, with name, town and experience. */
export function People({ people, alt }: PeopleProps) {
  return (
    <ul className="grid content-start gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-1">
      {people.map(({ name, town, experience, photo }) => (
        <li key={name} className="flex items-start gap-5">
          {photo ? (
            // oxlint-disable-next-line nextjs/no-img-element -- the operator's own file, in one size
            <img
              src={photo}
              alt={fill(alt, { name })}
              width={128}
              height={128}
              loading="lazy"
              className="size-32 shrink-0 border border-ink object-cover"
            />
          ) : (
            <span className="stamp m-1 shrink-0 text-3xl" aria-hidden="true">
              {initialsOf(namesOf(name))}
            </span>
          )}
          <div className="min-w-0">
            <h3>{name}</h3>
            {town && <p className="mt-1 text-soft">{town}</p>}
            <p className="mt-1 first-letter:uppercase">{experience}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
