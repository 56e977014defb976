import { useRef } from "react"
import { PageLink } from "../../../../components/page-link/PageLink"
import { afterLoad } from "../../../../hooks/browser/afterLoad"
import { loadPreview } from "../../../../hooks/page/previews"
import { useLazyComponent } from "../../../../kits/loading/useLazyComponent"
import type { PageEntry } from "../../../../lib/content/derivedLists"
import { useAttention } from "../../useAttention"
import * as styles from "../RunningPrograms.module.css"
import { useSize } from "../useSize"
import { Bar } from "./Bar"

/** A program that runs in a small window, which is a link to its page. */
export function Program({ page }: { page: PageEntry }) {
  const screen = useRef<HTMLSpanElement>(null)
  const size = useSize(screen)
  const { moves, watch } = useAttention()
  // Nothing of it is part of a first visit; on a phone one program runs, and the others have no size.
  const { Piece, failed } = useLazyComponent(
    () => afterLoad().then(() => loadPreview(page.path)),
    size !== null,
  )

  return (
    <PageLink to={page.path} className={`window ${styles.program}`} {...watch}>
      <Bar>{page.title}</Bar>
      <span ref={screen} className={styles.screen}>
        {Piece && size && <Piece {...size} moves={moves} />}
        {failed && page.description}
      </span>
    </PageLink>
  )
}
