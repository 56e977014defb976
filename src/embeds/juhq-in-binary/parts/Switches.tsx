import { type ComponentProps, useEffect, useRef } from "react"
import { useGrid } from "../../../kits/board/useGrid"
import type { View } from "../bits"
import * as styles from "../JuhqInBinary.module.css"
import { shown } from "../logic"
import { pointOf, type Unit } from "../utf8"

type Props = {
  bytes: Uint8Array
  units: readonly Unit[]
  view: View
  onByte: (index: number, bit: number) => void
  onCode: (unit: Unit, bit: number) => void
}

const hex = (byte: number) => byte.toString(16).toUpperCase().padStart(2, "0")
const codeBits = Array.from({ length: 21 }, (_, i) => 20 - i)
const byteBits = [7, 6, 5, 4, 3, 2, 1, 0]

/** Returns the number of leading bits of a byte that are UTF-8 markers. */
function markers(index: number, length: number): number {
  if (length === 1) return 1
  return index === 0 ? length + 1 : 2
}

/** The bits as switches, grouped by character. One tab stop; the arrow keys move within. */
export function Switches({ bytes, units, view, onByte, onCode }: Props) {
  const counts = units.map(({ length, code }) => (view === "bytes" ? length : code === null ? 0 : 3))
  const rows = counts.reduce((sum, count) => sum + count, 0)
  const columns = view === "bytes" ? 8 : 7
  const { ref, onKeyDown, cell, focus } = useGrid<HTMLDivElement>(Math.max(1, rows), columns)
  const pressed = useRef<number | null>(null)
  // A byte that has come to another character has a new switch in its old place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new bytes that may have moved the switch
  useEffect(() => {
    if (pressed.current !== null && !ref.current?.contains(document.activeElement)) focus(pressed.current)
    pressed.current = null
  }, [bytes, focus, ref])
  let row = 0
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the switches inside
    <div ref={ref} onKeyDown={onKeyDown} className={styles.units}>
      {units.map((unit, i) => {
        const first = row * columns
        row += counts[i] ?? 0
        const { start, length, code, reason } = unit
        return (
          <fieldset key={start} className={styles.unit}>
            <legend className={styles.name}>
              {code === null ? (
                <strong>No character{reason && ":"}</strong>
              ) : (
                <>
                  {reason === null && <bdi className={styles.sign}>{shown(code)}</bdi>} {pointOf(code)},{" "}
                  {code.toLocaleString("en-GB")}
                  {reason && ":"}
                </>
              )}
              {/* Beside the name and in no line of its own: the switches of the next byte stay where they are. */}
              {reason && <span className={styles.problem}> {reason}</span>}
            </legend>
            {view === "codes" && code === null && <p>It spells no number. Its bits are among the bytes.</p>}
            {view === "codes" && code !== null && (
              <div className={styles.code}>
                {codeBits.map((bit, j) => (
                  <Switch
                    key={bit}
                    on={((code >> bit) & 1) === 1}
                    label={`${pointOf(code)}, bit worth ${2 ** bit}`}
                    onClick={() => onCode(unit, bit)}
                    {...cell(first + j)}
                  />
                ))}
              </div>
            )}
            {view === "bytes" &&
              Array.from(bytes.subarray(start, start + length), (byte, j) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a byte is its place
                <div key={start + j} className={styles.byte}>
                  <span className={styles.hex}>
                    <span className="visually-hidden">Byte {start + j + 1}: </span>
                    {hex(byte)}
                  </span>
                  {byteBits.map((bit, k) => (
                    <Switch
                      key={bit}
                      on={((byte >> bit) & 1) === 1}
                      marker={code !== null && k < markers(j, length)}
                      label={`Byte ${start + j + 1}, bit worth ${2 ** bit}`}
                      onClick={() => {
                        pressed.current = first + j * 8 + k
                        onByte(start + j, bit)
                      }}
                      {...cell(first + j * 8 + k)}
                    />
                  ))}
                </div>
              ))}
          </fieldset>
        )
      })}
    </div>
  )
}

type SwitchProps = { on: boolean; label: string; marker?: boolean } & Pick<
  ComponentProps<"button">,
  "onClick" | "tabIndex" | "onFocus"
>

function Switch({ on, label, marker = false, ...rest }: SwitchProps) {
  return (
    <button
      type="button"
      className={styles.bit}
      aria-label={label}
      aria-pressed={on}
      data-marker={marker || undefined}
      {...rest}
    >
      {on ? "1" : "0"}
    </button>
  )
}
