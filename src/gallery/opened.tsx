import { type ReactNode, useLayoutEffect, useRef } from "react";

/** Shows what is in it with every `details` open. */
export const Opened = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const details of place.current?.querySelectorAll("details") ?? []) details.open = true;
  }, []);
  return <div ref={place}>{children}</div>;
};
