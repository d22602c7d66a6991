/** What a search for a planted secret looks for. */
export const planted = "planted-";

/** Settings with secrets that must not be in any built file. */
export const plantedSettings = {
  DATABASE_URL: `postgres://site:${planted}database-password@db.example.com/site`,
  SMTP_URL: `smtp://site:${planted}smtp-password@mail.example.com`,
  ENQUIRIES_TO: `${planted}inbox@example.com`,
  WEBHOOK_URL: `https://crm.example.com/${planted}path`,
  WEBHOOK_SECRET: `${planted}webhook-secret`,
  FORM_SECRET: `${planted}form-secret`,
  CMS_GITHUB_CLIENT_ID: `${planted}client-id`,
  CMS_GITHUB_CLIENT_SECRET: `${planted}client-secret`,
};

/** The same as a file that sets them, each with words of its own. */
export const plantedFile = Object.entries(plantedSettings)
  .map(([name, value]) => `${name}=${value.replace(planted, `${planted}in-a-file-`)}\n`)
  .join("");
