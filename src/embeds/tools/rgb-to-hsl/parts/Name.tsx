import { type ColourDescription, nameOf, short } from "../logic"

/** The colour's CSS name, or the nearest one. */
export function Name({ facts }: { facts: ColourDescription }) {
  const { names, exact, distance } = nameOf(facts)
  const isTranslucent = facts.alpha < 1 && names[0] !== "transparent"
  return (
    <p>
      {isTranslucent && "Were nothing to be seen through it: "}
      {exact ? "CSS calls it " : "CSS has no name for it; the nearest is "}
      {names.map((name, i) => (
        <span key={name}>
          {i > 0 && " or "}
          <strong>{name}</strong>
        </span>
      ))}
      {exact ? "." : `, ${short(distance, 3)} away in OKLab.`}
    </p>
  )
}
