import { Button } from "../../../components/button/Button"
import { Late } from "../../../components/late/Late"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { fireworks } from "../../../effects/fireworks"
import { usePageData } from "../../../hooks/page/page"
import * as styles from "./EurovisionBingo.module.css"
import { bingos, deal, markedCells, statusOf, toggled } from "./logic"
import { Card } from "./parts/Card"
import { CardName } from "./parts/CardName"
import type { BingoData } from "./schema"
import { useBingo } from "./useBingo"

/**
 * A bingo card of five by five for the song contest: the same for the same name, marked, undone and printed.
 *
 * @data eurovision-bingo
 * @feed A bingo card for the song contest, with wind machines, key changes and a host's joke that falls flat.
 */
export default function EurovisionBingo() {
  const { "eurovision-bingo": data } = usePageData<{ "eurovision-bingo": BingoData }>()
  const { name, marks, toggle, clear, take, canUndo, undo } = useBingo(data)
  const card = name === null ? null : deal(name, data.squares)
  const marked = card && markedCells(card, marks)

  const press = (text: string) => {
    if (!card || !marked) return
    const more = bingos(markedCells(card, toggled(marks, text)))
    if (more.length > bingos(marked).length) void fireworks()
    toggle(text)
  }

  return (
    <div className={styles.bingo}>
      <CardName name={name} take={take} />
      <p role="status" className={styles.status}>
        {marked ? statusOf(marked) : "The card is being dealt. It needs JavaScript for that."}
      </p>
      <Card name={name} card={card} marked={marked} hyphens={data.hyphens} press={press} />
      <div className="buttons">
        <Button disabled={!card} onClick={() => window.print()}>
          Print
        </Button>
        <ShareButton text={`Eurovision bingo, card ${name ?? ""}`} />
        <Late when={canUndo}>
          <Button disabled={!canUndo} onClick={undo}>
            Undo
          </Button>
        </Late>
        <Late when={marks.length > 0}>
          <Button disabled={marks.length === 0} onClick={clear}>
            Clear the marks
          </Button>
        </Late>
      </div>
    </div>
  )
}
