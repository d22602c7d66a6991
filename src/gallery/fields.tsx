import { CheckboxField, SelectField, TextAreaField, TextField } from "../components/primitives/field";
import { Specimen } from "./specimen";
import { longTitle, paragraph } from "./texts";

const noWind = <option value="">-- Choose a wind --</option>;

export const Fields = () => (
  <>
    <Specimen title="Field, empty" note="with a hint, with a placeholder; the list has one choice">
      <TextField label="Name" hint="(optional)" />
      <TextField label="Telephone" type="tel" placeholder="+91 00000 00000" />
      <SelectField label="Wind">
        {noWind}
        <option>Wind 1</option>
      </SelectField>
      <TextAreaField label="Message" />
      <CheckboxField label="Send me the news" />
    </Specimen>
    <Specimen title="Field, filled in" note="with more than fits">
      <TextField label={longTitle} defaultValue={paragraph} />
      <SelectField label="Wind" defaultValue={longTitle}>
        {noWind}
        <option>{longTitle}</option>
      </SelectField>
      <TextAreaField label="Message" defaultValue={`${paragraph}\n\n${paragraph}`} />
      <CheckboxField label={paragraph} defaultChecked />
    </Specimen>
    <Specimen title="Field, invalid" note="each with what is wrong and what to do">
      <TextField label="Email" type="email" defaultValue="kite@" error="Enter an address such as kite@example.com." />
      <SelectField label="Wind" error="Choose the wind that comes closest.">
        {noWind}
      </SelectField>
      <CheckboxField label="I have read the notice" error="Tick the box once you have read it." />
      <TextAreaField label="Message" error={`Write a little less. ${paragraph}`} defaultValue={paragraph} />
    </Specimen>
  </>
);
