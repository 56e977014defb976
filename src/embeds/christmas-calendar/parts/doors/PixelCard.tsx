import { useState } from "react"
import { CopyButton } from "../../../../components/copy-button/CopyButton"
import { useGrid } from "../../../../kits/board/useGrid"
import { replaceAt } from "../../../../lib/content/arrayMethods"
import * as styles from "./doors.module.css"

const size = 8
const inks = [
  { name: "white", square: "⬜", fill: "#fff" },
  { name: "green", square: "🟩", fill: "#15803d" },
  { name: "red", square: "🟥", fill: "#c1121f" },
  { name: "yellow", square: "🟨", fill: "#f2b705" },
] as const
const tree = "0003300000011000001111000021110001111210001111001111112100022000"

/** Door 14: a Christmas card of 8 by 8 pixels, each of which changes colour when pressed. */
export function PixelCard() {
  const [squares, setSquares] = useState<readonly number[]>([...tree].map(Number))
  const { ref, onKeyDown, cell } = useGrid<HTMLFieldSetElement>(size, size)
  const inkAt = (place: number) => inks[squares[place] ?? 0] ?? inks[0]
  const text = Array.from({ length: size }, (_, row) =>
    squares
      .slice(row * size, row * size + size)
      .map(ink => inks[ink]?.square)
      .join(""),
  ).join("\n")
  return (
    <div className={styles.stack}>
      <fieldset ref={ref} className={styles.pixels} onKeyDown={onKeyDown}>
        <legend>A card</legend>
        {squares.map((_, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
            key={place}
            type="button"
            aria-label={`Row ${Math.floor(place / size) + 1}, column ${(place % size) + 1}: ${inkAt(place).name}`}
            style={{ background: inkAt(place).fill }}
            onClick={() => setSquares(replaceAt(squares, place, ((squares[place] ?? 0) + 1) % inks.length))}
            {...cell(place)}
          />
        ))}
      </fieldset>
      <p>A press changes a square; the arrow keys move. Then post it to somebody.</p>
      <div className="buttons">
        <CopyButton text={text} label="Copy the card" />
        <button type="button" onClick={() => setSquares(squares.map(() => 0))}>
          A white card
        </button>
        <button type="button" onClick={() => setSquares([...tree].map(Number))}>
          The tree again
        </button>
      </div>
    </div>
  )
}
