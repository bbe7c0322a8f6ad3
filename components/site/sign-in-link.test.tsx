import { fireEvent, render, screen } from "@testing-library/react";
import { SignInLink } from "./sign-in-link";

const nextAfterClick = (address: string): string | null => {
  history.replaceState(null, "", address);
  render(
    <SignInLink lang="en" className="">
      Sign in
    </SignInLink>,
  );
  const link = screen.getByRole<HTMLAnchorElement>("link");
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  return new URL(link.href).searchParams.get("next");
};

test.each([
  ["/services", "/services"],
  ["/desk?lead=ab12", "/desk?lead=ab12"],
  ["/contact?topic=order&package=complete#form", "/contact?topic=order&package=complete"],
  // A query that the sign-in would refuse is left out, instead of leading home.
  ["/services?utm_campaign=a~b", "/services"],
])("on %s the sign-in leads back to %s", (address, next) => {
  expect(nextAfterClick(address)).toBe(next);
});
