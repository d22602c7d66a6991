import { addressLine } from "../../../src/domain/brand-facts";
import { settings } from "./support/site-settings";

it("the address in one line has the order of the site's country, if it is another", () => {
  expect(addressLine(settings.address)).toBe("1 Sample Street, Sample Town, Sample State 000000, India");
  const line = "{street}, {postalCode} {locality}, {country}";
  expect(addressLine({ ...settings.address, line })).toBe("1 Sample Street, 000000 Sample Town, India");
});
