import { createContext, type ReactNode, use } from "react";
import { plainMessage } from "./bound-field.ts";

/** Turns an error of a validator into words. */
export type MessageOf = (error: unknown) => ReactNode;

const MessageContext = createContext<MessageOf>(plainMessage);

export interface FormMessagesProps {
  /** Keep it stable. Undefined for an error that has no words. */
  messageOf: MessageOf;
  children: ReactNode;
}

/** How the errors of the fields below read, such as a key that is translated. */
export function FormMessages({ messageOf, children }: FormMessagesProps) {
  return <MessageContext value={messageOf}>{children}</MessageContext>;
}

export function useMessageOf(): MessageOf {
  return use(MessageContext);
}
