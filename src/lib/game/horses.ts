/** Horses: their coats, gifts and names. */

/** The coats, with the colours of body, mane and legs. The second is the commonest coat of Finnhorses. */
export const coats = [
  { name: "chestnut", body: "#9a4f24", mane: "#6d3314", leg: "#8a431c" },
  { name: "chestnut with a flaxen mane", body: "#b0602c", mane: "#ecd9a8", leg: "#a85a28" },
  { name: "bay", body: "#7b4527", mane: "#1d1410", leg: "#2a1a12" },
  { name: "black", body: "#3a3a3e", mane: "#17171a", leg: "#2b2b2f" },
  { name: "grey", body: "#b4b6bb", mane: "#e9e9ec", leg: "#8d9096" },
  { name: "palomino", body: "#d9a850", mane: "#f8eed8", leg: "#cf9c44" },
] as const

/** Each gift is 1 to 5, and they always add up to the same sum, so that no horse is better than another. */
export type Gifts = { pace: number; stamina: number; start: number }

export const giftSum = 9

const giftLevels = [1, 2, 3, 4, 5]

/** All combinations of gifts with that sum. */
export const allGifts: readonly Gifts[] = giftLevels.flatMap(pace =>
  giftLevels.flatMap(stamina => {
    const start = giftSum - pace - stamina
    return giftLevels.includes(start) ? [{ pace, stamina, start }] : []
  }),
)

export const horseNames = [
  ..."Tuisku Pilkku Usva Jyry Salama Kaura Myrsky Helmi Vappu Ruska Leimu Sisu Pouta Halla".split(" "),
  ..."Kippari Viima Humma Polle Hilla Routa".split(" "),
]

/** Describes a horse's coat: "A bay horse.", "A chestnut horse with a flaxen mane." */
export function looks({ coat }: { coat: number }): string {
  const [colour = "", mane] = (coats[coat] ?? coats[0]).name.split(" with ")
  return `A ${colour} horse${mane ? ` with ${mane}` : ""}.`
}

/** Describes a horse's strengths in a sentence. */
export function talent({ pace, stamina, start }: Gifts): string {
  const best = Math.max(pace, stamina, start)
  const gifts = [
    ...(start === best ? ["off at once"] : []),
    ...(pace === best ? ["steadily fast"] : []),
    ...(stamina === best ? ["strong at the end"] : []),
  ]
  return gifts.length === 3
    ? "Even in everything."
    : `${gifts.join(" and ").replace(/^./, c => c.toUpperCase())}.`
}
