/** Starts the parts of the client that run once, before the first page renders. */
import { guardFragments } from "./fragment"

/** Installs the guard of fragments; in develop also the panel of mistakes in the content. */
export function startClient(): void {
  guardFragments()
  if (process.env.NODE_ENV === "development")
    void import("./mistakes/mountMistakesPanel").then(({ mountMistakesPanel }) => mountMistakesPanel())
}
