// Generated from openapi/bots.yaml by generate.ts. Do not edit: change the contract and run
// `pnpm --filter @panel/api-client run generate`.

import type { SmallSchema } from "../../small-check.ts";

export const sGetWidgetBotResponse: SmallSchema = {
  "oneOf": [
    {
      "properties": {
        "status": {
          "const": "ok"
        },
        "data": {
          "properties": {
            "name": {
              "type": "string",
              "max": 120
            },
            "description": {
              "type": "string",
              "max": 2000
            },
            "translations": {
              "properties": {
                "es?": {
                  "properties": {
                    "name": {
                      "type": "string",
                      "max": 120
                    },
                    "description": {
                      "type": "string",
                      "max": 2000
                    }
                  }
                },
                "en?": {
                  "properties": {
                    "name": {
                      "type": "string",
                      "max": 120
                    },
                    "description": {
                      "type": "string",
                      "max": 2000
                    }
                  }
                },
                "ca?": {
                  "properties": {
                    "name": {
                      "type": "string",
                      "max": 120
                    },
                    "description": {
                      "type": "string",
                      "max": 2000
                    }
                  }
                }
              }
            },
            "avatarUrl": {
              "type": "string",
              "max": 2000
            },
            "primary_color": {
              "type": "string",
              "pattern": "^#[0-9A-Fa-f]{6}$"
            },
            "secondary_color": {
              "type": "string",
              "pattern": "^#[0-9A-Fa-f]{6}$"
            },
            "chat?": {
              "properties": {
                "es?": {
                  "properties": {
                    "greeting?": {
                      "type": "string",
                      "min": 1,
                      "max": 200
                    },
                    "starters?": {
                      "max": 4,
                      "items": {
                        "type": "string",
                        "min": 1,
                        "max": 120
                      }
                    },
                    "phone?": {
                      "type": "string",
                      "min": 1,
                      "max": 40
                    },
                    "mail?": {
                      "type": "string",
                      "min": 3,
                      "max": 254
                    },
                    "address?": {
                      "type": "string",
                      "min": 1,
                      "max": 300
                    },
                    "limitMessage?": {
                      "type": "string",
                      "min": 1,
                      "max": 300
                    },
                    "answeredBy?": {
                      "type": "string",
                      "min": 1,
                      "max": 60
                    }
                  }
                },
                "en?": {
                  "properties": {
                    "greeting?": {
                      "type": "string",
                      "min": 1,
                      "max": 200
                    },
                    "starters?": {
                      "max": 4,
                      "items": {
                        "type": "string",
                        "min": 1,
                        "max": 120
                      }
                    },
                    "phone?": {
                      "type": "string",
                      "min": 1,
                      "max": 40
                    },
                    "mail?": {
                      "type": "string",
                      "min": 3,
                      "max": 254
                    },
                    "address?": {
                      "type": "string",
                      "min": 1,
                      "max": 300
                    },
                    "limitMessage?": {
                      "type": "string",
                      "min": 1,
                      "max": 300
                    },
                    "answeredBy?": {
                      "type": "string",
                      "min": 1,
                      "max": 60
                    }
                  }
                },
                "ca?": {
                  "properties": {
                    "greeting?": {
                      "type": "string",
                      "min": 1,
                      "max": 200
                    },
                    "starters?": {
                      "max": 4,
                      "items": {
                        "type": "string",
                        "min": 1,
                        "max": 120
                      }
                    },
                    "phone?": {
                      "type": "string",
                      "min": 1,
                      "max": 40
                    },
                    "mail?": {
                      "type": "string",
                      "min": 3,
                      "max": 254
                    },
                    "address?": {
                      "type": "string",
                      "min": 1,
                      "max": 300
                    },
                    "limitMessage?": {
                      "type": "string",
                      "min": 1,
                      "max": 300
                    },
                    "answeredBy?": {
                      "type": "string",
                      "min": 1,
                      "max": 60
                    }
                  }
                }
              }
            }
          }
        }
      }
    },
    {
      "properties": {
        "status": {
          "const": "error"
        },
        "message?": {
          "type": "string",
          "max": 2000
        },
        "translation_key?": {
          "type": "string",
          "max": 200
        }
      }
    }
  ]
};

export const sGetWidgetPageResponse: SmallSchema = {
  "oneOf": [
    {
      "properties": {
        "status": {
          "const": "ok"
        },
        "data": {
          "properties": {
            "publicName": {
              "type": "string",
              "max": 300
            },
            "page": {
              "type": "integer",
              "min": 1
            },
            "pages": {
              "type": "integer",
              "min": 1
            },
            "text": {
              "type": "string",
              "max": 200000
            },
            "fileAddress?": {
              "type": "string",
              "max": 2000
            }
          }
        }
      }
    },
    {
      "properties": {
        "status": {
          "const": "error"
        },
        "message?": {
          "type": "string",
          "max": 2000
        },
        "translation_key?": {
          "type": "string",
          "max": 200
        }
      }
    }
  ]
};

export const sAskBotResponse: SmallSchema = {
  "oneOf": [
    {
      "properties": {
        "type": {
          "const": "start"
        },
        "mode": {
          "enum": [
            "model",
            "quoted",
            "refused"
          ]
        },
        "language": {
          "enum": [
            "es",
            "en",
            "ca"
          ]
        },
        "documentLanguage?": {
          "enum": [
            "es",
            "en",
            "ca"
          ]
        },
        "failure?": {
          "enum": [
            "unreachable",
            "slow",
            "broken",
            "limited",
            "unpaid",
            "quota"
          ]
        }
      }
    },
    {
      "properties": {
        "type": {
          "const": "sources"
        },
        "sources": {
          "items": {
            "properties": {
              "number": {
                "type": "integer",
                "min": 1
              },
              "fileName": {
                "type": "string",
                "min": 1,
                "max": 300
              },
              "publicName": {
                "type": "string",
                "max": 300
              },
              "page": {
                "type": "integer",
                "min": 1
              },
              "quote": {
                "type": "string",
                "max": 4000
              },
              "language?": {
                "enum": [
                  "es",
                  "en",
                  "ca"
                ]
              },
              "ticket?": {
                "type": "string",
                "min": 1,
                "max": 1000
              },
              "isOwn?": {
                "type": "boolean"
              }
            }
          }
        }
      }
    },
    {
      "properties": {
        "type": {
          "const": "delta"
        },
        "text": {
          "type": "string",
          "max": 8000
        }
      }
    },
    {
      "properties": {
        "type": {
          "const": "sentence"
        },
        "text": {
          "type": "string",
          "max": 8000
        },
        "sources": {
          "items": {
            "type": "integer",
            "min": 1
          }
        }
      }
    },
    {
      "properties": {
        "type": {
          "const": "refusal"
        },
        "text": {
          "type": "string",
          "max": 2000
        }
      }
    },
    {
      "properties": {
        "type": {
          "const": "done"
        },
        "rating?": {
          "type": "string",
          "min": 1,
          "max": 300
        }
      }
    },
    {
      "properties": {
        "type": {
          "const": "error"
        },
        "translation_key": {
          "type": "string",
          "max": 200
        },
        "message": {
          "type": "string",
          "max": 2000
        }
      }
    }
  ]
};

export const sRateAnswerResponse: SmallSchema = {
  "oneOf": [
    {
      "properties": {
        "status": {
          "const": "ok"
        }
      }
    },
    {
      "properties": {
        "status": {
          "const": "error"
        },
        "message?": {
          "type": "string",
          "max": 2000
        },
        "translation_key?": {
          "type": "string",
          "max": 200
        }
      }
    }
  ]
};
