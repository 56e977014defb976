import { type CSSProperties, useState } from "react"
import { Button } from "../../components/button/Button"
import { CopyButton } from "../../components/copy-button/CopyButton"
import { usePageData } from "../../hooks/page/page"
import * as styles from "./JsonJuhku.module.css"
import { foldsOfList, heightOf, maxFolds, pile, pileFromMm, remark, sizeOf, sprung } from "./logic"
import { Tree, type Value } from "./parts/Tree"

/**
 * The forms of the word Juhku as JSON on paper. Every part of the tree can be folded, and so can the sheet.
 *
 * @feed The history of the word as JSON on a sheet of paper that can be folded, and folded again.
 * @data juhku
 */
export default function JsonJuhku() {
  const { juhku } = usePageData<{ juhku: readonly Value[] }>()
  const [{ folds, said }, setSheet] = useState({ folds: 0, said: remark(0) })
  const turn = (to: number) =>
    setSheet(to > maxFolds ? { folds: 0, said: sprung } : { folds: to, said: remark(to) })
  const { width, height } = sizeOf(folds)
  const { layers, millimetres } = pile(folds)
  const isPaper = folds > foldsOfList
  return (
    <div className={styles.tool}>
      <div className="buttons">
        <Button onClick={() => turn(folds + 1)}>Fold</Button>
        <Button disabled={folds === 0} onClick={() => turn(folds - 1)}>
          Unfold
        </Button>
        <CopyButton text={JSON.stringify(juhku, null, 2)} />
        <a href="/json/juhku.json">juhku.json</a>
      </div>
      <p className={styles.message} role="status" aria-label="The sheet">
        <b>{said}</b> {layers.toLocaleString("en-GB")} {layers === 1 ? "layer" : "layers"},{" "}
        {heightOf(millimetres)} high.
      </p>
      <div className={styles.desk}>
        {millimetres >= pileFromMm && (
          <div
            className={styles.pile}
            style={{ "--mm": `${millimetres}mm` } as CSSProperties}
            aria-hidden="true"
          />
        )}
        <div className={styles.table}>
          <div
            className={styles.sheet}
            data-paper={isPaper || undefined}
            data-sprung={said === sprung || undefined}
            style={
              { "--wide": width, "--high": height, "--edge": `${Math.min(40, folds * 2)}px` } as CSSProperties
            }
          >
            <div className={styles.file} inert={isPaper}>
              <Tree key={Math.min(folds, foldsOfList)} value={juhku} open={foldsOfList - folds} />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}
