import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { SelectField, TextAreaField, TextField } from "../../components/primitives/field";
import { space } from "../../theme/tokens/space";
import { longTitle, many, paragraph } from "../samples/texts";
import { Specimen } from "../specimen";

const styles = css({ display: "grid", gap: space[6] });
const Column = ({ children }: { children: ReactNode }) => <div css={styles}>{children}</div>;

const options = (count: number) => [
  <option key={0} value="">
    -- Choose a wind --
  </option>,
  ...many(count, (number) => <option key={number}>Wind {number}</option>),
];

export const Fields = () => (
  <>
    <Specimen title="Field, empty" note="with a hint, with a placeholder; the list has one choice">
      <Column>
        <TextField label="Name" hint="(optional)" />
        <TextField label="Telephone" type="tel" placeholder="+91 00000 00000" />
        <SelectField label="Wind">{options(1)}</SelectField>
        <TextAreaField label="Message" />
      </Column>
    </Specimen>
    <Specimen title="Field, filled in" note="with more than fits; the list has a thousand choices">
      <Column>
        <TextField label={longTitle} defaultValue={paragraph} />
        <SelectField label="Wind" defaultValue="Wind 7">
          {options(1000)}
        </SelectField>
        <TextAreaField label="Message" defaultValue={`${paragraph}\n\n${paragraph}`} />
      </Column>
    </Specimen>
    <Specimen title="Field, invalid" note="each with what is wrong and what to do">
      <Column>
        <TextField label="Email" type="email" defaultValue="kite@" error="Enter an address such as kite@example.com." />
        <SelectField label="Wind" error="Choose the wind that comes closest.">
          {options(3)}
        </SelectField>
        <TextAreaField label="Message" error={`Write a little less. ${paragraph}`} defaultValue={paragraph} />
      </Column>
    </Specimen>
    <Specimen title="Field, disabled">
      <Column>
        <TextField label="Name" defaultValue="Asha" disabled />
        <SelectField label="Wind" disabled>
          {options(3)}
        </SelectField>
      </Column>
    </Specimen>
  </>
);
