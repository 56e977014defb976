/** Asks what follows from an action, and does it. */
import { useState } from "react"
import type { Action, Plan } from "../../shared/api"
import { messageOf, send } from "../api"

/** The plan of the last action asked for, and what hinders it. */
export function usePlan(onDone: (plan: Plan) => void) {
  const [asked, setAsked] = useState<{ action: Action; plan: Plan }>()
  const [message, setMessage] = useState("")
  const [isBusy, setBusy] = useState(false)
  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    setMessage("")
    try {
      await work()
    } catch (error) {
      setAsked(undefined)
      setMessage(messageOf(error))
    }
    setBusy(false)
  }
  return {
    plan: asked?.plan,
    message,
    isBusy,
    forget: () => setAsked(undefined),
    ask: (action: Action) =>
      run(async () => {
        setAsked({ action, plan: await send<Plan>("plan", action) })
      }),
    carryOut: () =>
      run(async () => {
        if (asked) onDone(await send<Plan>("do", { action: asked.action, id: asked.plan.id }))
      }),
  }
}
