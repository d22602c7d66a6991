import words from "../../../../content/settings/enquiry-form.json";
import { problemTexts } from "../../../../src/domain/enquiry/problem-texts";

describe("the words for problems", () => {
  it("say what to do about each, in the order of the form", () => {
    const texts = problemTexts({ message: "tooLong", email: "invalid", firstName: "missing" }, words);
    expect(Object.entries(texts)).toEqual([
      ["firstName", "Enter your first name."],
      ["email", "Enter an e-mail address such as name@example.com."],
      ["message", "Message is too long. Please use at most 5000 characters."],
    ]);
  });

  it("are none where there is no problem", () => {
    expect(problemTexts({}, words)).toEqual({});
  });
});
