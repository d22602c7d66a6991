import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Button } from "../../components/primitives/button";
import { SelectField, TextAreaField, TextField } from "../../components/primitives/field";
import { SmartLink } from "../../components/primitives/smart-link";
import { mailLink } from "../../domain/contact-links";
import { enquiryLimits } from "../../domain/enquiry";
import { legalPath } from "../../domain/paths";
import { media } from "../../theme/media";
import { color } from "../../theme/tokens/color";
import { radius } from "../../theme/tokens/shape";
import { space } from "../../theme/tokens/space";
import { typeSize } from "../../theme/tokens/type";

export const fragment = graphql`
  fragment EnquiryForm on Query {
    enquiryForm {
      inputs {
        firstName {
          label
        }
        lastName {
          label
        }
        email {
          label
        }
        phone {
          label
        }
        service {
          label
        }
        message {
          label
        }
      }
      optional
      noService
      submit
      consent
      privacyPage
    }
    siteSettings {
      email
      emailSubject
    }
    choices: allService(filter: { comingSoon: { ne: true } }, sort: { order: ASC }) {
      nodes {
        title
      }
    }
    allLegalPage {
      nodes {
        title
        slug
      }
    }
  }
`;

const styles = css({
  display: "grid",
  gap: space[6],
  padding: "clamp(1.5rem, 4vw, 3rem)",
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.paper,
});
const pairStyles = css({
  display: "grid",
  gap: space[6],
  [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
const consentStyles = css({ color: color.muted, fontSize: typeSize.small, "& a": { color: color.ink } });

const Consent = ({ text, privacyPage }: { text: string; privacyPage: { title: string; path: string } }) => {
  const [before, after = ""] = text.split("{privacy}");
  return (
    <p css={consentStyles}>
      {before}
      <SmartLink to={privacyPage.path}>{privacyPage.title}</SmartLink>
      {after}
    </p>
  );
};

interface EnquiryFormProps {
  data: Queries.EnquiryFormFragment;
  /** The contact page asks for a telephone number; the home page does not insist. */
  phoneRequired: boolean;
}

/** The enquiry form. It hands the message to the visitor's own mail program. */
export const EnquiryForm = ({ data, phoneRequired }: EnquiryFormProps) => {
  const { enquiryForm: form, siteSettings: site, choices, allLegalPage } = data;
  if (form === null || site === null) return null;
  const { firstName, lastName, email, phone, service, message } = form.inputs;
  const privacy = allLegalPage.nodes.find(({ slug }) => slug === form.privacyPage);
  return (
    <form css={styles} action={mailLink(site.email, site.emailSubject)} method="post" encType="text/plain">
      <div css={pairStyles}>
        <TextField
          label={firstName.label}
          name="firstName"
          autoComplete="given-name"
          maxLength={enquiryLimits.name}
          required
        />
        <TextField
          label={lastName.label}
          name="lastName"
          autoComplete="family-name"
          maxLength={enquiryLimits.name}
          required
        />
      </div>
      <div css={pairStyles}>
        <TextField
          label={email.label}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={enquiryLimits.email}
          required
        />
        <TextField
          label={phone.label}
          hint={phoneRequired ? undefined : form.optional}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={enquiryLimits.phone}
          required={phoneRequired}
        />
      </div>
      <SelectField label={service.label} name="service" defaultValue="" required>
        <option value="">{form.noService}</option>
        {choices.nodes.map(({ title }) => (
          <option key={title}>{title}</option>
        ))}
      </SelectField>
      <TextAreaField label={message.label} name="message" maxLength={enquiryLimits.message} required />
      <Button type="submit">{form.submit}</Button>
      {privacy !== undefined && (
        <Consent text={form.consent} privacyPage={{ title: privacy.title, path: legalPath(privacy.slug) }} />
      )}
    </form>
  );
};
