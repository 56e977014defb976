import { useState } from "react"
import { Button } from "../../../components/button/Button"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { fireworks } from "../../../effects/fireworks"
import { usePageData } from "../../../hooks/page/page"
import * as styles from "./EurovisionBingo.module.css"
import { bingos, deal, markedCells, statusOf, toggled } from "./logic"
import { Card } from "./parts/Card"
import { CardName } from "./parts/CardName"
import { Television } from "./parts/Television"
import type { BingoData } from "./schema"
import { useBingo } from "./useBingo"
import { useRehearsal } from "./useRehearsal"

/**
 * A bingo card for the song contest, dealt from a name, with undo and print. A television shows a rehearsal contest
 * to play to.
 *
 * @data eurovision-bingo
 * @feed A bingo card for the song contest, with wind machines, key changes and a host's joke that falls flat.
 */
export default function EurovisionBingo() {
  const { "eurovision-bingo": data } = usePageData<{ "eurovision-bingo": BingoData }>()
  const own = useBingo(data)
  const { air, begin, end } = useRehearsal(data.squares, own)
  /** The square marked last on the visitor's own card, for the television. */
  const [seen, setSeen] = useState<string | null>(null)
  const { name, marks } = own
  const card = name === null ? null : deal(name, data.squares)
  const marked = card && markedCells(card, marks)

  const press = (text: string) => {
    if (!card || !marked) return
    if (air) {
      if (air.press(text)) void fireworks()
      return
    }
    const more = bingos(markedCells(card, toggled(marks, text)))
    if (more.length > bingos(marked).length) void fireworks()
    if (!marks.includes(text)) setSeen(text)
    own.toggle(text)
  }
  const take = (typed?: string) => {
    end()
    own.take(typed)
  }

  return (
    <div className={styles.room}>
      <div className={styles.bingo}>
        <div className={styles.watching}>
          <CardName name={name} take={take}>
            <Button
              className={styles.lamp}
              data-on={air?.isOn || undefined}
              disabled={!card}
              onClick={air ? end : begin}
            >
              {air ? "Off air" : "On air"}
            </Button>
          </CardName>
          <Television
            squares={data.squares}
            text={air?.shown ?? seen}
            sign={air?.isOn ? "LIVE" : air || seen === null ? "REPEAT" : "SEEN"}
          />
          <p role="status" className={styles.status} data-on={air?.isOn || undefined}>
            {air
              ? air.says
              : marked
                ? statusOf(marked)
                : "The card is being dealt. It needs JavaScript for that."}
          </p>
        </div>
        <Card
          name={name}
          card={card}
          marked={marked}
          hyphens={data.hyphens}
          missed={air?.missed ?? []}
          refused={air?.refused ?? null}
          press={press}
        />
        <div className="buttons">
          <Button disabled={!card} onClick={() => window.print()}>
            Print
          </Button>
          <ShareButton text={`Eurovision bingo, card ${name ?? ""}`} />
          <Button data-menu="edit" disabled={!own.canUndo} onClick={own.undo}>
            Undo
          </Button>
          <Button data-menu="edit" disabled={marks.length === 0} onClick={own.clear}>
            Clear the marks
          </Button>
        </div>
      </div>
    </div>
  )
}
