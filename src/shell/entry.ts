/** What is done once, before the first page is there. */
import { guardFragments } from "./fragment"

/** Guards the address; in develop it shows the mistakes in the content too. */
export function enter(): void {
  guardFragments()
  if (process.env.NODE_ENV === "development")
    void import("./mistakes/showMistakes").then(({ showMistakes }) => showMistakes())
}
