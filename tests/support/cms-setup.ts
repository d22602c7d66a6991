import { fixtureProject } from "./fixture-build";
import { startedEditor } from "./started-editor";

/** One editor for all tests of the CMS. */
export default () => startedEditor(fixtureProject);
