import { startedEditor } from "./started-editor";

/** One editor on the fixture's content, for all tests of the CMS. */
export default () => startedEditor("tests/fixture-site");
