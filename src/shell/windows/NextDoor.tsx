import { useState } from "react"
import { PageLink } from "../../components/page-link/PageLink"
import { useMounted } from "../../hooks/browser/mounted"
import { visitedPages } from "../../hooks/page/visited"
import { read } from "../../hooks/storage/useStorage"
import type { Neighbour } from "../../lib/content/neighbour"
import * as styles from "./NextDoor.module.css"

type Props = { neighbours: readonly Neighbour[]; className?: string | undefined }

/** A link to the closest page that the visitor has not seen. */
export function NextDoor({ neighbours, className = "" }: Props) {
  const isMounted = useMounted()
  // Read once, so that the link does not change under the pointer.
  const [visited] = useState(() => (typeof window === "undefined" ? [] : read(visitedPages)))
  const unseen = isMounted ? neighbours.find(({ code }) => !visited.includes(code)) : undefined
  const page = unseen ?? neighbours[0]
  if (!page) return null
  return (
    <p className={`${styles.next} ${className}`} data-chrome="" data-next="">
      <span className={styles.label}>Next door: </span>
      <PageLink to={page.path}>{page.title}</PageLink>
    </p>
  )
}
