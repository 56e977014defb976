import { readPage } from "../../src/engine/pages"
import { formatProblem } from "../../src/engine/problems"

function pageWith(pertti: string) {
  const text = `---\ntitle: Tea\ndescription: A page about tea.\nadded: 2025-01-01\n${pertti}\n---\n\nTea.\n`
  return readPage({ file: "content/pages/tea.mdx", text, digest: "" })
}

describe("Pertti's part on a page", () => {
  it.each([
    ["pertti: {carries: bamboo}", { carries: "bamboo" }],
    ["pertti: {wears: party hat}", { wears: "party hat" }],
    ["pertti: {hides: true}", { hides: true }],
    ["pertti: {away: true}", { away: true }],
    ["pertti: {runs: true}", { runs: true }],
  ])("is read from %s", (front, part) => {
    expect(pageWith(front).page?.pertti).toEqual(part)
  })

  it("is none without the key", () => {
    expect(pageWith("").page?.pertti).toBeUndefined()
  })

  it.each([
    [
      "pertti: {carries: piano}",
      'content/pages/tea.mdx:5:19: "pertti.carries" has a value that does not fit: "piano". Write one of bamboo, book, carrot, mug, pizza, umbrella: there is no picture of Pertti with anything else.',
    ],
    [
      "pertti: {wears: bamboo}",
      'content/pages/tea.mdx:5:17: "pertti.wears" has a value that does not fit: "bamboo". Write one of headphones, party hat, santa hat, woolly hat: there is no picture of Pertti with anything else.',
    ],
    [
      "pertti: {carrie: bamboo}",
      'content/pages/tea.mdx:5:10: There is no key "carrie" here. Did you mean carries?',
    ],
    [
      "pertti: {sings: true}",
      'content/pages/tea.mdx:5:10: There is no key "sings" here. The keys are carries, wears, hides, runs or away.',
    ],
    [
      "pertti: {hides: false}",
      'content/pages/tea.mdx:5:17: "pertti.hides" has a value that does not fit: false. Write true, or take the key away.',
    ],
    [
      "pertti: {hides: true, runs: true}",
      'content/pages/tea.mdx:5:9: "pertti" has a value that does not fit: {"hides":true,"runs":true}. Write one of carries, wears, hides, runs and away, as {carries: bamboo}.',
    ],
    [
      "pertti: bamboo",
      'content/pages/tea.mdx:5:9: "pertti" has a value that does not fit: "bamboo". Write keys and values: lines like "key: value".',
    ],
  ])("is explained, with its place, when it is %s", (front, problem) => {
    const { page, problems } = pageWith(front)
    expect(page).toBeNull()
    expect(problems.map(formatProblem)).toEqual([problem])
  })
})
