import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { signOut } from "../session/session.ts";

/** A place of its own, so that leaving a form with unsaved changes asks first, as any leaving does. */
export function SignOut() {
  const navigate = useNavigate();
  useEffect(() => {
    signOut();
    void navigate("/login", { replace: true });
  }, [navigate]);
  return null;
}
