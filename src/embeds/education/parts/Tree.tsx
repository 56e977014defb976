import * as styles from "../Education.module.css"
import { allNeeds } from "../logic"
import type { Skill } from "../schema"

type Props = { skills: readonly Skill[]; chosen: string; onChoose: (id: string) => void }

const x = ({ column }: Skill) => column * 100 - 50
const y = ({ row }: Skill) => row * 60 - 30

/** The skills on a grid, with lines to their prerequisites. */
export function Tree({ skills, chosen, onChoose }: Props) {
  const lit = allNeeds(chosen, skills).add(chosen)
  const lines = skills.flatMap(skill =>
    skills.filter(({ id }) => skill.needs.includes(id)).map(need => ({ skill, need })),
  )
  const isLit = (line: (typeof lines)[number]) => lit.has(line.skill.id) && lit.has(line.need.id)
  return (
    <section className={styles.tree} aria-label="Skill tree">
      <svg viewBox="0 0 300 300" preserveAspectRatio="none" aria-hidden="true">
        {[...lines]
          .sort((a, b) => Number(isLit(a)) - Number(isLit(b)))
          .map(line => (
            <path
              key={`${line.need.id} ${line.skill.id}`}
              className={isLit(line) ? styles.lit : styles.line}
              vectorEffect="non-scaling-stroke"
              d={`M${x(line.need)} ${y(line.need)}L${x(line.skill)} ${y(line.skill)}`}
            />
          ))}
      </svg>
      {skills.map(skill => (
        <button
          key={skill.id}
          type="button"
          aria-pressed={skill.id === chosen}
          data-lit={lit.has(skill.id) || undefined}
          style={{ gridRow: skill.row, gridColumn: skill.column }}
          onClick={() => onChoose(skill.id)}
        >
          {skill.name}
        </button>
      ))}
    </section>
  )
}
