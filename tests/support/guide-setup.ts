import { startedEditor } from "./started-editor";

/** An editor on a copy of the project, so that nothing in the guide's pictures is saved here. */
export default () => startedEditor(".");
