/** Requests the plan of an action, and carries it out. */
import { useState } from "react"
import type { Action, Plan } from "../../shared/api"
import { messageOf, send } from "../api"

/** The last plan requested, or the error message. */
export function usePlan(onDone: (plan: Plan) => void) {
  const [planned, setPlanned] = useState<{ action: Action; plan: Plan }>()
  const [message, setMessage] = useState("")
  const [isBusy, setBusy] = useState(false)
  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    setMessage("")
    try {
      await work()
    } catch (error) {
      setPlanned(undefined)
      setMessage(messageOf(error))
    }
    setBusy(false)
  }
  return {
    plan: planned?.plan,
    message,
    isBusy,
    forget: () => setPlanned(undefined),
    ask: (action: Action) =>
      run(async () => {
        setPlanned({ action, plan: await send<Plan>("plan", action) })
      }),
    carryOut: () =>
      run(async () => {
        if (planned) onDone(await send<Plan>("do", { action: planned.action, id: planned.plan.id }))
      }),
  }
}
