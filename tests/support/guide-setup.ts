import { fixtureProject } from "./fixture-build";
import { startedEditor } from "./started-editor";

/** Pictures are seen in the guide, so they are larger here than in tests. */
const pictureWidth = 1200;

/** An editor on a copy of the project, so that nothing in the guide's pictures is saved here. */
export default () => startedEditor(() => fixtureProject("content", pictureWidth));
