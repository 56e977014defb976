import { useEffect, useState } from "react"
import { activeProgram } from "../../../hooks/page/activeProgram"
import { Hamster } from "../parts/Hamster"
import * as styles from "./HamsterTree.module.css"
import { ground, hamster, type Leaf, leafSize, leaves, nothing, type Prop, props } from "./logic"

/** The share of the tree's lean with which the post's own title leans, in the bar above it. */
const titleShare = 0.1

/**
 * A website in the shape of a tree, held up by a hamster who can be sent for coffee, and three things that hold it worse.
 *
 * @feed A website in the shape of a tree. A hamster holds it up until you send him for coffee.
 */
export default function HamsterTree() {
  const [prop, setProp] = useState<Prop>(hamster)
  const [breaks, setBreaks] = useState(0)
  const isHeld = prop === hamster
  const isDown = prop === nothing
  useEffect(() => {
    const title = activeProgram().querySelector("h1")
    if (!title || prop.lean === 0) return
    title.style.rotate = `${prop.lean * titleShare}deg`
    return () => {
      title.style.rotate = ""
    }
  }, [prop])
  return (
    <div className={styles.tool}>
      <svg viewBox="-16 0 356 220" className={styles.scene} role="img" aria-label={describe(prop)}>
        <path d={`M-8 ${ground}h340`} />
        <g
          className={styles.tree}
          style={{ transform: `${isDown ? "translateY(34px) " : ""}rotate(${prop.lean}deg)` }}
        >
          <path d="M160 168V40" />
          <path
            className={styles.branches}
            data-broken={isDown || undefined}
            d="M160 130L84 76M160 130l76 -54M160 150L64 118M160 150l96 -32"
          />
        </g>
        <g className={styles.tree} style={{ transform: `rotate(${isDown ? 0 : prop.lean}deg)` }}>
          {leaves.map(leaf => (
            <g key={leaf.name} className={styles.leaf} style={{ transform: placeOf(leaf, isDown) }}>
              <rect
                x={-leafSize[0] / 2}
                y={-leafSize[1] / 2}
                width={leafSize[0]}
                height={leafSize[1]}
                rx="4"
                fill="#8cc276"
              />
              <text y="4">{leaf.name}</text>
            </g>
          ))}
        </g>
        {prop.id === "broom" && <path d="M128 208L158 150M112 208h30l-6 -14h-16z" stroke="#8a5a1f" />}
        {prop.id === "book" && <path d="M140 190h46v18h-46zM140 196h46" fill="#cf4a2f" />}
        {prop.id === "man" && (
          <path d="M214 208v-26h12v26M220 182v-26M208 164h24" fill="none" stroke="#2f5fa8" strokeWidth="4" />
        )}
        {prop.id === "man" && <circle cx="220" cy="146" r="10" fill="#f0c9a0" />}
        <g className={styles.walks} data-away={!isHeld || undefined}>
          <g transform="translate(160 194) scale(1.6)">
            <Hamster x={0} y={0} eyes={isHeld ? "open" : "shut"} />
          </g>
        </g>
        {!isHeld && <path d="M54 190h18v16h-18zM72 194h6v8h-6" fill="#fff" />}
      </svg>
      <p className={styles.message} role="status">
        {isHeld && breaks > 0
          ? `Standing. He had ${breaks === 1 ? "a coffee" : `${breaks} coffees`}.`
          : prop.message}
      </p>
      <div className={`buttons ${styles.choices}`}>
        {isHeld ? (
          <button
            type="button"
            onClick={() => {
              setProp(nothing)
              setBreaks(breaks + 1)
            }}
          >
            Send him for coffee
          </button>
        ) : (
          <button type="button" onClick={() => setProp(hamster)}>
            {hamster.name}
          </button>
        )}
        {!isHeld &&
          props.map(each => (
            <button key={each.id} type="button" aria-pressed={each === prop} onClick={() => setProp(each)}>
              {each.name}
            </button>
          ))}
      </div>
    </div>
  )
}

function placeOf({ x, y, lies }: Leaf, isDown: boolean): string {
  return isDown ? `translate(${lies[0]}px, ${lies[1]}px) rotate(${lies[2]}deg)` : `translate(${x}px, ${y}px)`
}

function describe(prop: Prop): string {
  if (prop === hamster) return "A tree of words on the head of a hamster"
  if (prop === nothing) return "A tree of words lying on the ground, and a hamster with a coffee"
  return `A tree of words, leaning on this: ${prop.name}`
}
