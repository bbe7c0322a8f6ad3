// holds: #operator-facts
import { render, screen, within } from "@testing-library/react";
import { People } from "./people";

test("who advises has a face, or initials where there is no photo, and their town and experience in words", () => {
  render(
    <People
      alt="Photo of {name}"
      people={[
        {
          name: "Ravi Kumar Trivedi",
          town: "Kanpur",
          experience: "ran a shop",
          photo: "/people/ravi.jpg",
        },
        { name: "मीरा नायर", town: null, experience: "किराना चलाया", photo: null },
      ]}
    />,
  );
  const [ravi, meera] = screen.getAllByRole("listitem").map((item) => within(item));
  expect(ravi!.getByRole("heading", { level: 3 })).toHaveTextContent("Ravi Kumar Trivedi");
  expect(ravi!.getByAltText("Photo of Ravi Kumar Trivedi")).toHaveAttribute(
    "src",
    "/people/ravi.jpg",
  );
  expect(ravi!.getByText("Kanpur")).toBeInTheDocument();
  expect(ravi!.getByText("ran a shop")).toBeInTheDocument();
  expect(meera!.queryByRole("img")).toBeNull();
  expect(meera!.getByText("मन")).toHaveAttribute("aria-hidden", "true");
});
