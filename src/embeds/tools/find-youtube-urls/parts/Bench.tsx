import { useEffect, useRef } from "react"
import { Button } from "../../../../components/button/Button"
import { StatusMessage } from "../../../../components/status-message/StatusMessage"
import * as styles from "../FindYoutubeUrls.module.css"
import type { Spot } from "../logic"
import { paperParts, windText } from "../winding"
import { Cassette } from "./Cassette"

type Props = {
  text: string
  spots: readonly Spot[]
  label: string
  /** The number of turns of the pencil, with their fraction; each full one pulls an address out of the text. */
  turns: number
  onTurn: (turns: number) => void
}

/** The letter, and the cassette onto which its addresses are wound. */
export function Bench({ text, spots, label, turns, onTurn }: Props) {
  const wound = Math.min(spots.length, Math.floor(turns + 1e-9))
  const left = spots.length - wound
  const turn = (by: number) => onTurn(Math.min(spots.length, turns + by))
  const paper = useRef<HTMLParagraphElement>(null)
  // On a phone the paper shows a few lines, so it follows the address that is pulled next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next address changes with `wound`.
  useEffect(() => {
    const next = paper.current?.querySelector<HTMLElement>("[data-next]")
    if (paper.current && next) paper.current.scrollTop = next.offsetTop - paper.current.offsetTop - 40
  }, [wound])
  return (
    <>
      <div className={styles.bench}>
        <p ref={paper} className={styles.paper}>
          {paperParts(text, spots).map(({ text, spot }, i) =>
            spot === null ? (
              text
            ) : (
              <mark
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
                key={i}
                data-gone={spot < wound || undefined}
                data-next={spot === wound || undefined}
              >
                {text}
              </mark>
            ),
          )}
        </p>
        <Cassette
          label={label}
          wound={spots.length === 0 ? 0 : wound / spots.length}
          turns={turns}
          pulling={spots[wound]?.written}
          onTurn={turn}
        />
      </div>
      <div className="buttons">
        <Button className="default" disabled={left === 0} onClick={() => turn(1)}>
          Turn the pencil
        </Button>
        <Button disabled={left === 0} onClick={() => turn(left)}>
          Wind it all
        </Button>
      </div>
      <StatusMessage>{windText(spots, wound)}</StatusMessage>
    </>
  )
}
