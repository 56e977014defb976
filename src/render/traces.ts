/** The registry of traces in the folders of src/embeds, each loaded when its thing is loose. */
import { registerTraces, type TraceModule } from "../hooks/page/traces"

const files = require.context("../embeds", true, /\/trace\.tsx$/, "lazy")

/** Lets the shell load traces and what things write at night. Call it once, in the browser. */
export function registerTraceRegistry(): void {
  registerTraces(
    async path => (await files(`.${path}/trace.tsx`)) as TraceModule,
    async () => (await import("./nightFiles")).default,
    files.keys().map(file => file.slice(1, -"/trace.tsx".length)),
  )
}
