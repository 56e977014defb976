import { Mistakes } from "../../src/engine/gatsby/mistakes"

const problem = { file: "content/pages/x.mdx", line: 3, column: 1, what: "It is wrong.", todo: "Mend it." }

function listener() {
  const written: string[] = []
  let leave = () => {}
  const request = { on: (_: "close", listen: () => void) => Object.assign(request, { leave: listen }), leave }
  const response = { writeHead: () => {}, write: (text: string) => written.push(text) }
  leave = () => request.leave()
  return { request, response, written, leave }
}

const event = (problems: unknown[]) => `data: ${JSON.stringify(problems)}\n\n`

describe("the mistakes of develop", () => {
  it("are told to whoever comes, and to everybody who stays when they change", () => {
    const mistakes = new Mistakes()
    const early = listener()
    mistakes.answer(early.request, early.response)
    mistakes.tell([problem])
    const late = listener()
    mistakes.answer(late.request, late.response)
    early.leave()
    mistakes.tell([])
    expect(early.written).toEqual([event([]), event([problem])])
    expect(late.written).toEqual([event([problem]), event([])])
  })
})
