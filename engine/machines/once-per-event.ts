/**
 * Guards choose the way by what an event leads to, and an action then takes it there: worked out once, not by each.
 *
 * @param work pure: the same context and event give the same answer
 */
export function oncePerEvent<Context, Event, Answer>(
  work: (context: Context, event: Event) => Answer,
): (context: Context, event: Event) => Answer {
  let last: { readonly context: Context; readonly event: Event; readonly answer: Answer } | null = null;
  return (context, event) => {
    if (last?.context !== context || last.event !== event)
      last = { context, event, answer: work(context, event) };
    return last.answer;
  };
}
